// A bare socket.io server that broadcasts messages and stores nothing.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer((_request, response) => response.end());
const io = new Server(http, { transports: ['websocket'] });
io.on('connection', (socket) => {
  socket.on('global message', (message: { text: string }, acknowledge: (answer: unknown) => void) => {
    io.emit('global message', message);
    acknowledge({ ok: true, value: message });
  });
});
http.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
