import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../../contract/handlers';
import { decodeCursor, pageOf, parseTimePosition, sendPageHeaders, timeCursor } from '../../contract/paging';
import { badFields } from '../../errors';
import { messages } from '../../messages';
import { findBlockersAmong } from '../../member-filters/member-filters-repository';
import { trimQuery } from '../../search/text-match';
import type { Services } from '../../services';
import { countProfiles, listProfiles, openProfiles, type Profile } from '../accounts-repository';
import { loadProfile } from './load-profile';
import type { Member } from '../member';
import { serialiseMatch, serialiseUser } from './serialise-user';

type UsersHandlers = Pick<Handlers, 'listUsers' | 'getUser' | 'searchUsers' | 'suggestUsers'>;

export function usersHandlers(services: Services): UsersHandlers {
  const { db, now, search, completeLists } = services;
  const serialiseAll = (rows: readonly Profile[]) => {
    const moment = now();
    return rows.map((row) => serialiseUser(row, moment));
  };
  const matching = async (text: string, caller: Member | undefined) => {
    const query = trimQuery(text);
    if (query === '') return [];
    const found = await search.findUsers(query, limits.userMatches.maxItems);
    const ids = found.map(({ id }) => id);
    const blockers = caller ? await findBlockersAmong(db, caller.id, ids) : new Set();
    return found.filter(({ id }) => !blockers.has(id)).map(serialiseMatch);
  };

  return {
    async listUsers({ query: { limit, cursor }, request, reply }) {
      if (limit === undefined) {
        if (cursor !== undefined) throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
        const moment = now();
        return completeLists.send(
          { request, reply },
          { open: openProfiles, serialise: (row) => serialiseUser(row, moment) },
        );
      }
      const after = decodeCursor(cursor, parseTimePosition);
      const [rows, total] = await Promise.all([listProfiles(db, limit + 1, after), countProfiles(db)]);
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(request, reply, {
        total,
        nextCursor: last && timeCursor(last.joined_on, last.id),
      });
      return serialiseAll(page);
    },

    getUser: ({ params, member }) => loadProfile(services, params.id, member?.id),

    searchUsers: ({ query, member }) => matching(query.q, member),

    suggestUsers: ({ query, member }) => matching(query.search, member),
  };
}
