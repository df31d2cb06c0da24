#!lua
-- Takes from counters that begin anew after their window: for each group of equal calls from all counters of
-- the group, for as many of its calls as fit, or from none.
-- KEYS: the counters, each once.
-- ARGV: for each group how many calls it has and how many counters a call takes from, and for each of these
--   its position in KEYS (from 1), points, how many fit into the window, and the window's seconds.
-- Answers for each group: how many of its calls were taken, the position (from 0) of the first counter that had
-- not enough for one more, or -1, and the milliseconds until that one begins anew.
local answers = {}
local at = 1

while at <= #ARGV do
  local calls, counters = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  local first = at + 2
  at = first + counters * 4
  local taken, full = calls, -1

  for n = 0, counters - 1 do
    local of = first + n * 4
    local points, max = tonumber(ARGV[of + 1]), tonumber(ARGV[of + 2])
    local left = max - tonumber(redis.call('GET', KEYS[tonumber(ARGV[of])]) or 0)
    local fit = calls
    if left <= 0 then fit = 0 elseif points > 0 then fit = math.floor(left / points) end
    if fit < taken then taken, full = fit, n end
  end

  for n = 0, counters - 1 do
    local of = first + n * 4
    local key, points = KEYS[tonumber(ARGV[of])], ARGV[of + 1] * taken
    if points > 0 then
      redis.call('SET', key, 0, 'EX', ARGV[of + 3], 'NX')
      redis.call('INCRBY', key, string.format('%.0f', points))
    end
  end
  answers[#answers + 1] = taken
  answers[#answers + 1] = full
  local left = 0
  if full >= 0 then
    local of = first + full * 4
    local key, window = KEYS[tonumber(ARGV[of])], ARGV[of + 3] * 1000
    left = redis.call('PTTL', key)
    -- Redis keeps the moment of an end: where the server's clock was set back, a window would last for as much longer.
    if left > window then
      redis.call('PEXPIRE', key, window)
      left = window
    end
  end
  answers[#answers + 1] = left
end
return answers
