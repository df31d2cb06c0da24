#!lua
-- Makes a generation the writer of a turn's log, and every earlier one fenced.
-- KEYS: meta. ARGV: generation, seconds to live, channel.
-- Answers 1, or 0 where a later generation has it or the log has ended.
local generation = tonumber(redis.call('HGET', KEYS[1], 'generation') or '0')
if redis.call('HEXISTS', KEYS[1], 'ended') == 1 or generation > tonumber(ARGV[1]) then
  return 0
end
if generation < tonumber(ARGV[1]) then
  -- What is there by now was put by others.
  local count = redis.call('HGET', KEYS[1], 'count') or '0'
  redis.call('HSET', KEYS[1], 'generation', ARGV[1], 'base', count)
end
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[3], 'look')
return 1
