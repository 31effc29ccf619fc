-- Sends METHOD and BODY and prints one line of figures at the end. With NUMBERED=1, every %d of the body becomes another number
-- in each request, and every %d of a header another address of 10.0.0.0/8.
-- Threads have Lua states of their own; each counts from a start of its own so that no number comes twice.
wrk.method = os.getenv("METHOD")
if os.getenv("BODY") ~= "" then wrk.body = os.getenv("BODY") end

local thread_count = 0

function setup(thread)
  thread:set("number", os.time() * 1000 % 10000000 * 100 + thread_count * 50000000)
  thread_count = thread_count + 1
end

if os.getenv("NUMBERED") == "1" then
  function init(args)
    body, headers = wrk.body, wrk.headers
  end

  function request()
    number = number + 1
    local numbered = {}
    for name, value in pairs(headers) do
      numbered[name] = tostring(value):gsub("%%d", string.format("10.%d.%d.%d", number / 65536 % 256, number / 256 % 256, number % 256))
    end
    return wrk.format(nil, nil, numbered, (body:gsub("%%d", string.format("%d", number))))
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("FIGURES %f %f %f %d\n", summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
