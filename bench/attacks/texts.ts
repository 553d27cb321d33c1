import { postId } from '../seed';
import { tokenOf, type Attack } from './attack';

const links = 'http://a.'.repeat(550);

export const longLinks: Attack = {
  name: 'a comment of 5 kB that looks like one link after the other',
  async run(stage) {
    const response = await fetch(`${stage.url}/comment/${postId(1)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOf(stage)}` },
      body: JSON.stringify({ commentBody: links, userId: stage.callers[0]?.id }),
    });
    await response.arrayBuffer();
    return String(response.status);
  },
};
