import type { components } from './schema';

export { ApiError, serverMessageWith, type FieldError } from './ApiError';
export { createClient, dataOf, type ApiClient, type ClientOptions } from './createClient';
export { pageInfoOf, nextLinkOf, type PageInfo } from './paging';
export { lenientDataOf, parseLenient, succeeded } from './parseLenient';
export { parseSession, parseStoredSession } from './parseSession';
export type * from './realtime';
export { listOf, partialOf, type Partially, type Shape } from './shape';
export * as shapes from './shapes';
export type { components, operations, paths } from './schema';
export { isUnavailable } from './unavailable';

type Schemas = components['schemas'];

export type Session = Schemas['Session'];
export type Post = Schemas['Post'];
export type PostCounts = Schemas['PostCounts'];
export type PostSuggestion = Schemas['PostSuggestion'];
export type Comment = Schemas['Comment'];
export type Media = Schemas['Media'];
export type PostMedia = Schemas['PostMedia'];
export type Vote = Schemas['Vote'];
export type Notification = Schemas['Notification'];
export type User = Schemas['User'];
export type UpdatedUser = Schemas['UpdatedUser'];
export type UserMatch = Schemas['UserMatch'];
export type Tag = Schemas['Tag'];
export type Coin = Schemas['Coin'];
export type LeaderboardEntry = Schemas['LeaderboardEntry'];
export type Site = Schemas['Site'];
