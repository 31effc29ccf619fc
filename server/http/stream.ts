/** `GET /api/stream?port=…`: the live radio. The relay itself does not exist yet. */
import type { Context } from 'hono';

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const secondsUntilRetry = 30;

/** 400 for a port this site does not relay, else 503. @param ports the stream ports the site relays */
export function answerStream(ports: readonly number[]): (context: Context) => Response {
  const known = new Set(ports.map(String));
  return (context) => {
    const port = context.req.query('port');
    if (port === undefined)
      return context.json({ errors: { port: `Say which stream: ?port=${ports[0]}.` } }, 400, headers);
    if (!known.has(port))
      return context.json(
        { errors: { port: `This site has no stream on that port. Known: ${ports.join(', ')}.` } },
        400,
        headers,
      );
    const errors = { stream: 'The live stream is not connected on this installation.' };
    return context.json({ errors }, 503, { ...headers, 'Retry-After': String(secondsUntilRetry) });
  };
}
