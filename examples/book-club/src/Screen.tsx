import { useAuthForm, useFeed, useProfile, useSearch, useSession } from '@alphazone/react';
import { AuthForm, EmptyState, ProfileHeader } from '@alphazone/ui';

import site from '../site.json';
import { Discussion } from './Discussion';
import { usePath } from './routes';
import { Shelf } from './Shelf';

/** The screen for the URL. */
export function Screen() {
  const { pathname, searchParams } = usePath();
  const { user } = useSession();
  const [, first = '', id = ''] = pathname.toLowerCase().split('/');
  const tag = searchParams.get('tag');
  if (first === 'posts') return <Discussion id={id} />;
  if (first === 'users') return <Reader id={id} />;
  if (first === 'tags' && tag) return <Tagged tag={tag} />;
  if (first === 'search') return <Found text={searchParams.get('q') ?? ''} />;
  if (first === 'auth' && !user) return <SignIn />;
  return <Zone zone={site.zones.find(({ name }) => name.toLowerCase() === first)} />;
}

/** A zone's discussions. Without a zone, all of them. */
function Zone({ zone }: { zone: (typeof site.zones)[number] | undefined }) {
  const feed = useFeed({ sort: 'hot', ...(zone && { category: zone.name }) });
  const title = zone?.name ?? 'On the table';
  const description = zone?.description ?? 'What we are reading, and what it did to us';
  return <Shelf feed={feed} title={title} description={description} />;
}

function Tagged({ tag }: { tag: string }) {
  return <Shelf feed={useFeed({ sort: 'hot', tag })} title={tag} />;
}

function Found({ text }: { text: string }) {
  return <Shelf feed={useSearch(text)} title={`About “${text}”`} />;
}

function Reader({ id }: { id: string }) {
  const { user, error } = useProfile(id);
  if (user) return <ProfileHeader user={user} />;
  return <EmptyState>{error?.message ?? (user === null ? 'No such reader.' : 'One moment…')}</EmptyState>;
}

const SignIn = () => <AuthForm {...useAuthForm()} />;
