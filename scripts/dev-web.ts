import { createServer } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`;
const server = await createServer({
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: { '/api': { target: api, ws: true }, '/dev/mail': api, '/healthz': api, '/readyz': api },
  },
});
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close().then(() => process.exit()));
