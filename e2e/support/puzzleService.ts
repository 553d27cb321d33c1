import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const script = (origin: string) => `
  const widgets = new Map();
  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== '${origin}') return;
    for (const { frame, options } of widgets.values())
      if (frame.contentWindow === source) options.callback(data);
  });
  window.hcaptcha = {
    render(container, options) {
      const frame = document.createElement('iframe');
      frame.title = 'Puzzle';
      frame.src = '${origin}/widget?sitekey=' + encodeURIComponent(options.sitekey);
      container.append(frame);
      const id = String(widgets.size);
      widgets.set(id, { frame, options });
      return id;
    },
    remove(id) {
      widgets.get(id).frame.remove();
      widgets.delete(id);
    },
  };`;

const widget = (token: string) => `<!doctype html><title>Puzzle</title>
  <label><input type="checkbox" onchange="parent.postMessage('${token}', '*')">I am human</label>`;

/**
 * Implements hCaptcha's documented protocol: a script with `render` and `remove`, a widget in a frame of its
 * own origin, and `siteverify`, which accepts each answer once.
 */
export async function startPuzzleService({ siteKey, secret }: { siteKey: string; secret: string }) {
  const answers = new Set<string>();
  const checked: Record<string, string>[] = [];
  let loads = 0;
  const server = createServer((request, response) => {
    void answer(request).then(({ type, body }) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage) {
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    if (pathname === '/api.js') {
      if (searchParams.get('render') === 'explicit') loads += 1;
      return { type: 'text/javascript', body: script(origin) };
    }
    if (pathname === '/siteverify') {
      const given = Object.fromEntries(new URLSearchParams(await textOf(request)));
      checked.push(given);
      const success = given['secret'] === secret && answers.delete(given['response'] ?? '');
      return { type: 'application/json', body: JSON.stringify({ success }) };
    }
    const token = randomUUID();
    if (searchParams.get('sitekey') === siteKey) answers.add(token);
    return { type: 'text/html', body: widget(token) };
  }

  return {
    settings: {
      SIGN_UP_CHALLENGE: 'hcaptcha',
      HCAPTCHA_SITE_KEY: siteKey,
      HCAPTCHA_SECRET: secret,
      HCAPTCHA_SCRIPT_URL: `${origin}/api.js`,
      HCAPTCHA_VERIFY_URL: `${origin}/siteverify`,
    },
    checked,
    loads: () => loads,
    /** Expires all answers. */
    forget: () => answers.clear(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
