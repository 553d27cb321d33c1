import type { Page, Request, WebSocket } from '@playwright/test';

export interface Call {
  name: string;
  origin: string;
  query: Record<string, string>;
  /** The request body: JSON is parsed, anything else is text; null for none. */
  body: unknown;
  contentType: string | undefined;
  authorization: string | undefined;
}

export function recordCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    if (!['fetch', 'xhr'].includes(request.resourceType()) || pathname.startsWith('/socket.io/')) return;
    calls.push({
      name: `${request.method()} ${pathname}`,
      origin,
      query: Object.fromEntries(searchParams),
      body: bodyOf(request),
      contentType: request.headers()['content-type'],
      authorization: request.headers()['authorization'],
    });
  });
  return calls;
}

export const bodiesOf = (calls: readonly Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body);

export const calledAfter = (calls: readonly Call[], name: string) => {
  const names = calls.map((call) => call.name);
  return names.includes(name) ? names.slice(names.indexOf(name) + 1) : [];
};

/** Takes effect from the next document. Needed because Playwright's requests do not include files. */
export async function recordForms(page: Page): Promise<string[]> {
  const forms: string[] = [];
  await page.exposeFunction('keepForm', (form: string) => void forms.push(form));
  await page.addInitScript(() => {
    const { keepForm } = window as unknown as { keepForm: (form: string) => Promise<void> };
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        if (body instanceof Blob) void body.text().then(keepForm);
        super.send(body);
      }
    };
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const isForm =
        input instanceof Request && input.headers.get('content-type')?.startsWith('multipart/form-data');
      if (isForm) await keepForm(await input.clone().text());
      return fetch(input, init);
    };
  });
  return forms;
}

/** Messages are `[event, value]`. */
export interface RealtimeRecord {
  sent: unknown[][];
  received: unknown[][];
  opened: () => number;
  open: () => number;
}

export function recordRealtime(page: Page): RealtimeRecord {
  const sockets: WebSocket[] = [];
  const [sent, received]: [unknown[][], unknown[][]] = [[], []];
  page.on('websocket', (socket) => {
    if (!new URL(socket.url()).pathname.startsWith('/socket.io/')) return;
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => keep(sent, payload));
    socket.on('framereceived', ({ payload }) => keep(received, payload));
  });
  return {
    sent,
    received,
    opened: () => sockets.length,
    open: () => sockets.filter((socket) => !socket.isClosed()).length,
  };
}

/** A Socket.IO event is `42`, an optional acknowledgement id, and JSON. */
function keep(list: unknown[][], payload: string | Buffer): void {
  const event = /^42\d*(\[.*\])$/s.exec(payload.toString());
  // The pattern matches only arrays.
  if (event?.[1] !== undefined) list.push(JSON.parse(event[1]) as unknown[]);
}

function bodyOf(request: Request): unknown {
  const text = request.postDataBuffer()?.toString('latin1') ?? null;
  return request.headers()['content-type']?.startsWith('application/json') && text !== null
    ? (JSON.parse(request.postData() ?? 'null') as unknown)
    : text;
}
