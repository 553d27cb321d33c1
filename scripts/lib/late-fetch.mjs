/**
 * `LATE_MS=400 npm run test:stories`: each response to a story comes up to 400 ms late, at random. It shows stories that
 * depend on which response comes first.
 *
 * @param {import('@playwright/test').Page} page Shared by the stories of a worker.
 */
export async function delayFetch(page) {
  const { LATE_MS } = process.env;
  if (LATE_MS === undefined) return;
  await page.evaluate((maxDelayMs) => {
    if ('isLate' in window.fetch) return;
    const send = window.fetch.bind(window);
    const pause = () => new Promise((resolve) => setTimeout(resolve, (Math.random() * maxDelayMs) / 2));
    /** @type {typeof window.fetch} */
    const sendLate = async (...args) => {
      await pause();
      const response = await send(...args);
      await pause();
      const [request] = args;
      if (request instanceof Request) request.signal.throwIfAborted();
      return response;
    };
    window.fetch = Object.assign(sendLate, { isLate: true });
  }, Number(LATE_MS));
}
