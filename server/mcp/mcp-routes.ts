/** `POST /mcp`: the tools over streamable HTTP. Nothing is kept between requests, so any server can answer any. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Limits } from '../http/rate-limit.ts';
import type { McpParts } from './mcp-server.ts';

/** `atlas`: read at the first request. `limits`: absent where nobody is counted (tests). */
export type McpDependencies = Omit<McpParts, 'atlas'> & {
  readAtlas: () => Promise<McpParts['atlas']>;
  limits?: Pick<Limits, 'limitBy' | 'clientAddress'>;
};

const largestBytes = 16 * 1024;
const rpcError = (message: string) => ({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null });

export function mcpRoutes({ readAtlas, limits, ...parts }: McpDependencies): Hono {
  const app = new Hono();
  let opened: Promise<(request: Request, body: unknown) => Promise<Response>> | undefined;
  const refuse = (context: Context, status: 400 | 405 | 413 | 415 | 429, message: string, more = {}): Response =>
    context.json(rpcError(message), status, { 'Cache-Control': 'no-store', ...more });
  const limitBytes = bodyLimit({
    maxSize: largestBytes,
    onError: (context) => refuse(context, 413, 'A request may have 16 KB. Ask for fewer facts at once.'),
  });
  app.post('/mcp', limitBytes, async (context) => {
    const limit = await limits?.limitBy('mcp-client', limits.clientAddress(context));
    if (limit?.allowed === false)
      return refuse(context, 429, `Too many requests. Wait ${limit.retryAfterSeconds} seconds.`, {
        'Retry-After': `${limit.retryAfterSeconds}`,
      });
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      return refuse(context, 415, 'Send JSON: Content-Type: application/json.');
    const body: unknown = await context.req.json().catch(() => undefined);
    // A list would be many requests for the limit's one; the protocol has dropped it too.
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return refuse(context, 400, 'Send one JSON-RPC message as a JSON object.');
    const answer = await (opened ??= open({ readAtlas, ...parts }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
    const response = await answer(context.req.raw, body);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  app.all('/mcp', (context) =>
    refuse(context, 405, 'This address answers POST only. How to connect: /data/mcp', { Allow: 'POST' }),
  );
  return app;
}

/** The SDK is loaded when somebody asks: a server that nobody asks starts without it. */
async function open({ readAtlas, ...parts }: Omit<McpDependencies, 'limits'>) {
  const [atlas, { createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    readAtlas(),
    import('./mcp-server.ts'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ]);
  return async (request: Request, body: unknown): Promise<Response> => {
    const server = createMcpServer({ atlas, ...parts });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: body });
    } finally {
      await server.close();
    }
  };
}
