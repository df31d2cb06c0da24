#!lua flags=no-writes
-- What there is of a turn behind a cursor, at one moment.
-- KEYS: meta, log, aborts. ARGV: cursor, lines at most.
-- Answers {generation, lines in the log, ended, aborted generations, lines...}; '' for nothing.
local meta = redis.call('HMGET', KEYS[1], 'generation', 'count', 'ended')
local aborts = redis.call('SMEMBERS', KEYS[3])
local answer = { meta[1] or '', meta[2] or '0', meta[3] or '', table.concat(aborts, ',') }
local entries = redis.call('XRANGE', KEYS[2], '1-' .. (tonumber(ARGV[1]) + 1), '+', 'COUNT', ARGV[2])
for at, entry in ipairs(entries) do answer[at + 4] = entry[2][2] end
return answer
