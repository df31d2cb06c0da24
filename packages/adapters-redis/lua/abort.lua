#!lua
-- Tells a generation to stop: first for good, then at once. A slow word to an earlier writer takes
-- none from a later one.
-- KEYS: aborts. ARGV: generation, seconds to live, channel.
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[3], 'look')
return 1
