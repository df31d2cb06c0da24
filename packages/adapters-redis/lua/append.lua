#!lua
-- Puts lines of one writer down, all or none. The n-th line has the id 1-n, so a cursor is an id.
-- KEYS: meta, log.
-- ARGV: generation, lines before, ends (1 or 0), seconds to live, channel, channel of lines (empty:
-- they are to be read), lines...
-- Answers appended, fenced (another generation writes), ended, or missing (fewer lines are there than
-- the writer has put before, since the log or its end was lost; or earlier writers' lines, which it
-- has not seen).
local fixed = 6
local meta = redis.call('HMGET', KEYS[1], 'generation', 'count', 'ended', 'base')
if not meta[1] then return 'missing' end
if meta[1] ~= ARGV[1] then return 'fenced' end

local count = tonumber(meta[2] or '0')
local ended = meta[3]
local ends = ARGV[3] == '1'
local from = tonumber(ARGV[2])
local upto = from + #ARGV - fixed
local base = tonumber(meta[4] or '0')
if from > count or from < base then return 'missing' end
-- What is there already is sent again, since its answer was lost: a writer's lines do not change.
if upto <= count and (ended or not ends) then return 'appended' end
if ended then return 'ended' end

for n = count + 1, upto do
  redis.call('XADD', KEYS[2], '1-' .. n, 'l', ARGV[fixed + n - from])
end
if upto > count then redis.call('HSET', KEYS[1], 'count', upto) end
if ends then redis.call('HSET', KEYS[1], 'ended', '1') end
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('EXPIRE', KEYS[2], ARGV[4])
if ends or ARGV[6] == '' then
  redis.call('PUBLISH', ARGV[5], 'look')
else
  local news = table.concat(ARGV, '\0', fixed + 1 + count - from)
  redis.call('PUBLISH', ARGV[6], count .. '\0' .. news)
end
return 'appended'
