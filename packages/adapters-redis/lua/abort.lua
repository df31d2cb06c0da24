#!lua
-- Tells a generation to stop: first for good, then at once.
-- KEYS: abort. ARGV: generation, seconds to live, channel.
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
redis.call('PUBLISH', ARGV[3], 'look')
return 1
