import type { components } from '@alphazone/client';

import { serialiseMatch } from '../accounts/profiles/serialise-user';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { blockMember, hidePost, setMutedWords, unblockMember, unhidePost } from './change-filters';
import { findFilters, type FilterRows } from './member-filters-repository';

type FiltersHandlers = Pick<
  Handlers,
  'getFilters' | 'setMutedWords' | 'blockUser' | 'unblockUser' | 'hidePost' | 'unhidePost'
>;

export function memberFiltersHandlers(services: Services): FiltersHandlers {
  return {
    getFilters: async (call) => serialise(await findFilters(services.db, requireMember(call).id)),
    setMutedWords: async (call) =>
      serialise(await setMutedWords(services, requireMember(call).id, call.body.words)),
    blockUser: async (call) => serialise(await blockMember(services, requireMember(call).id, call.params.id)),
    unblockUser: async (call) =>
      serialise(await unblockMember(services, requireMember(call).id, call.params.id)),
    hidePost: async (call) => serialise(await hidePost(services, requireMember(call).id, call.params.id)),
    unhidePost: async (call) => serialise(await unhidePost(services, requireMember(call).id, call.params.id)),
  };
}

const serialise = ({ blocked, ...filters }: FilterRows): components['schemas']['MemberFilters'] => ({
  ...filters,
  blocked: blocked.map(serialiseMatch),
});
