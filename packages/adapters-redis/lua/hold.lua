#!lua
-- Holds one place of each name, or none of them.
-- KEYS: for each name a sorted set of holds, by the millisecond until which they last.
-- ARGV: hold, seconds, and for each name how many places there are.
-- Answers -1, or the position (from 0) of the first name that has no place.
local fixed = 2
local seconds = tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

for n, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[fixed + n]) then return n - 1 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + seconds * 1000, ARGV[1])
  if redis.call('TTL', key) < seconds then redis.call('EXPIRE', key, seconds) end
end
return -1
