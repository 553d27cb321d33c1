import type { Forum } from '../forum/Forum';
import { once } from '../forum/late/once';
import { isPending } from '../forum/mutations/pending';
import { postFamily } from '../posts/mutationKeys';
import { postKeys } from '../posts/postCache';
import { onOnline, onVisible } from './browserEvents';
import { createChat } from './chat';
import { connectSocket } from './connectSocket';
import { followPosts } from './followPosts';
import type { Live } from './Live';
import type { ConnectSocket } from './LiveSocket';
import { createNotifications } from './notifications';
import { followOtherTabs, openTabChannel } from './otherTabs';
import { createRealtime } from './realtime';

export interface LiveOptions {
  baseUrl: string;
  /** @default Socket.IO */
  connect?: ConnectSocket | undefined;
  random: () => number;
  /** The forum runs them when it stops. Empty: it has stopped. */
  cleanups: (() => void)[];
}

/** Imported with the first live part. */
export function createLive(
  forum: Forum,
  { baseUrl, connect = connectSocket(baseUrl), random, cleanups }: LiveOptions,
): Live {
  const realtime = createRealtime({ connect, session: forum.session, random });
  followPosts(forum, realtime);
  realtime.onReconnect(() => {
    // Events were missed, and a service worker may have answered from its cache.
    const { cache } = forum;
    // Pending mutations refetch the posts when they settle. A response from before would hide them.
    const isBusy = isPending(forum, [postFamily]);
    void cache.invalidateQueries({ queryKey: postKeys.all, refetchType: isBusy ? 'none' : 'active' });
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== postKeys.all[0] });
    forum.outbox.kept?.current()?.resume();
  });
  const isStopped = cleanups.length === 0;
  cleanups.push(() => realtime.connection.stop());
  const channel = openTabChannel();
  if (channel) cleanups.push(followOtherTabs(forum, channel));
  const notifications = once(() => {
    const created = createNotifications(forum, realtime);
    cleanups.push(() => created.stop());
    return created;
  });
  const chat = once(() => {
    const created = createChat(forum, realtime);
    cleanups.push(() => created.stop());
    return created;
  });
  const startPosts = once(() => {
    realtime.connection.start();
    cleanups.push(onOnline(realtime.retry));
  });
  const startNotifications = once(() => {
    notifications().start();
    // Browsers throttle timers of hidden tabs, and polling fails offline: catch up when visible or online again.
    const catchUp = () => notifications().send({ type: 'reload.needed' });
    cleanups.push(onOnline(catchUp), onVisible(catchUp));
  });

  // The forum was stopped during the import.
  if (isStopped) cleanups.splice(0).forEach((cleanUp) => cleanUp());

  return {
    realtime,
    notifications,
    chat,
    start(part) {
      startPosts();
      if (part === 'notifications') startNotifications();
      if (part === 'chat') chat().start();
    },
  };
}
