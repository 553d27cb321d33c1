// `LATE_MS=400 npm run test:e2e` loads this into the server: each response that is not a static file comes up to 400 ms late,
// at random. It shows tests that depend on which response comes first.
import { IncomingMessage, Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const maxDelayMs = Number(process.env.LATE_MS);
const isPrompt = /^\/(?:assets|socket\.io)\/|\.\w+$/;

const { emit } = Server.prototype;
/**
 * @this {Server}
 * @param {string} event
 * @param {unknown[]} args Of a request: the request and its response.
 */
Server.prototype.emit = function emitLate(event, ...args) {
  const emitNow = () => Reflect.apply(emit, this, [event, ...args]);
  const [request] = args;
  if (event !== 'request' || !(request instanceof IncomingMessage) || isPrompt.test(request.url ?? ''))
    return emitNow();
  void setTimeout(Math.random() * maxDelayMs).then(emitNow);
  return true;
};
