import { tokenOf, type Attack } from './attack';

const frames = 500_000;

/** A GIF of 1 x 1 pixels. */
function longGif(): Buffer {
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0],
    ...[0, 0, 0, 255, 255, 255],
  ]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export const manyFrames: Attack = {
  name: `a GIF with ${frames.toLocaleString('en')} frames`,
  async run(stage) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(longGif())]), 'long.gif');
    const response = await fetch(`${stage.url}/api/upload/file`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf(stage)}` },
      body: form,
    });
    await response.arrayBuffer();
    return String(response.status);
  },
};
