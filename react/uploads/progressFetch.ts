/** Progress is from 0 to 1. Rejects like the real `fetch`: with a TypeError, or with the signal's reason. */
export function progressFetch(onProgress: (sent: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    request.signal.throwIfAborted();

    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      request.headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.responseType = 'blob';

      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      call.onload = () => resolve(responseOf(call));
      call.onerror = () => reject(new TypeError('The file could not be sent.'));
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Like `fetch`, which rejects with any reason.
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isBodyless = [204, 205, 304].includes(call.status);
  return new Response(isBodyless ? null : (call.response as Blob), {
    status: call.status,
    statusText: call.statusText,
    headers,
  });
}
