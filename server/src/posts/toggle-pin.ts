import { messages } from '../messages';
import type { Services } from '../services';
import { changeByAdministrator, type AdministratorCall } from './change-by-administrator';
import { setPinned } from './post-writes-repository';

export const togglePin = (
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  call: AdministratorCall,
) =>
  changeByAdministrator(
    services,
    call,
    { permission: 'pin posts', refusal: messages.onlyAdminPins },
    async (post, transaction) => ({
      post: await setPinned(transaction, post, !post.pinned),
      action: post.pinned ? 'unpin post' : 'pin post',
    }),
  );
