#!lua
-- Puts lines of one writer down, all or none. The n-th line has the id 1-n, so a cursor is an id.
-- KEYS: meta, log. ARGV: generation, lines before, ends (1 or 0), seconds to live, channel, lines...
-- Answers appended, fenced (another generation writes), ended, or missing (fewer lines are there than
-- the writer has put before: the log was lost, or its end was).
local fixed = 5
local generation = redis.call('HGET', KEYS[1], 'generation')
if not generation then return 'missing' end
if generation ~= ARGV[1] then return 'fenced' end

local count = tonumber(redis.call('HGET', KEYS[1], 'count') or '0')
local from = tonumber(ARGV[2])
local lines = #ARGV - fixed
if from > count then return 'missing' end
-- What is there already was sent again, since its answer was lost: the writer's lines do not change.
if from + lines <= count then return 'appended' end
if redis.call('HEXISTS', KEYS[1], 'ended') == 1 then return 'ended' end

for n = count + 1, from + lines do
  redis.call('XADD', KEYS[2], '1-' .. n, 'l', ARGV[fixed + n - from])
end
redis.call('HSET', KEYS[1], 'count', from + lines)
if ARGV[3] == '1' then redis.call('HSET', KEYS[1], 'ended', '1') end
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('EXPIRE', KEYS[2], ARGV[4])
redis.call('PUBLISH', ARGV[5], from + lines)
return 'appended'
