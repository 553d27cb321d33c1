import { newId, type PlainTask, type PlainUser } from './records';

type Person = Pick<PlainUser, 'name' | 'username' | 'email' | 'password' | 'referredBy'>;

export function newUser(person: Person): PlainUser {
  const _id = newId();
  return {
    ...person,
    _id,
    about: '',
    tags: [],
    profilePicture: '',
    socialLinks: {},
    xp: 0,
    level: 1,
    rank: 'Newbie',
    loginStreak: 1,
    postsCount: 0,
    commentsCount: 0,
    likesGivenCount: 0,
    referredUsersCount: 0,
    referralCode: `REF${_id.slice(-6).toUpperCase()}`,
    joinedOn: new Date().toISOString(),
    achievements: [],
    tasks: tasks(),
  };
}

export function serialiseUser(
  { password: _password, email: _email, referralCode, ...user }: PlainUser,
  caller: PlainUser | undefined,
) {
  return caller?._id === user._id ? { ...user, referralCode } : user;
}

const tasks = (): PlainTask[] => [
  task('daily', 'Like and repost our latest post', 'likeAndRepost', 'https://x.example/latest'),
  task('daily', 'Comment on a post', 'comment'),
  task('other', 'Follow our account', 'followAccount', 'https://x.example/us'),
  task('other', 'Join our group', 'joinGroup', 'https://t.example/us'),
];

const task = (
  type: PlainTask['type'],
  description: string,
  criteria: string,
  externalLink?: string,
): PlainTask => ({
  _id: newId(),
  type,
  description,
  criteria,
  completed: false,
  xpReward: 10,
  ...(externalLink !== undefined && { externalLink }),
});
