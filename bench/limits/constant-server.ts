// A bare Fastify: `/1000` returns a constant body of 1,000 bytes, any conditional request gets 304, and a POST verifies a password.
import Fastify from 'fastify';

const bodies = new Map<string, string>();

function bodyOf(bytes: string): string {
  const known = bodies.get(bytes) ?? JSON.stringify('x'.repeat(Math.max(0, Number(bytes) - 2)));
  bodies.set(bytes, known);
  return known;
}

const app = Fastify();
app.get<{ Params: { bytes: string } }>('/:bytes', (request, reply) =>
  reply.type('application/json; charset=utf-8').send(bodyOf(request.params.bytes)),
);
app.get('/', (request, reply) =>
  request.headers['if-none-match'] === undefined ? reply.send('ready') : reply.code(304).send(),
);
app.post('/', async (_request, reply) => {
  const { isPassword } = await import('../../server/src/accounts/passwords/passwords');
  return reply.send(String(await isPassword('', undefined)));
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => process.exit());
