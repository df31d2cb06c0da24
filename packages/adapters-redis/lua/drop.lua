#!lua
-- Drops a turn's log, if it has ended.
-- KEYS: meta, log, aborts. Answers 1, or 0 where it goes on or is not there.
if redis.call('HEXISTS', KEYS[1], 'ended') == 0 then return 0 end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3])
return 1
