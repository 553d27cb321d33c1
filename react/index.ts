export { createForum, type ForumOptions } from './forum/createForum';
export type { ChatDraft } from './live/actors';
export {
  adaptPlainServer,
  type Fallbacks,
  type Fetch,
  type PlainServerOptions,
} from './plainServer/adaptPlainServer';
export type { RepeatedWrite, RepeatedWrites } from './outbox/Outbox';
export type { Forum } from './forum/Forum';
export type { LivePart } from './live/Live';
export { ForumProvider, type ForumProviderProps } from './forum/ForumProvider';
export { late, type Late } from './forum/late/late';
export { useLate } from './forum/late/useLate';
export { useForum } from './forum/ForumContext';
export type { Outcome } from './forum/mutations/mutation';
export type { Page } from './forum/queries/page';
export type { PagedList } from './forum/queries/pagedList';
export { useIsOnline } from './forum/useIsOnline';
export { authTextsOf, type AuthTexts } from './session/authTexts';
export { editorTextsOf, type EditorTexts } from './posts/publishing/editorTexts';
export type { OutboxTexts } from './outbox/outboxTexts';
export type { ForumTexts, OwnTexts } from './texts';
export { wholeSiteTextsOf, type WholeSiteTexts } from './wholeSiteTexts';

export type { PostFilter, PostSort } from './posts/feeds/postFilter';
export type { MediaView, PostView } from './posts/postView';
export type { Feed } from './posts/feeds/feed';
export { feedQuery, postQuery, useFeed, usePost } from './posts/feeds/postQueries';
export { usePostEditor, type PostDraft, type PostEditorOptions } from './posts/publishing/usePostEditor';
export { usePostProps, type PostProps } from './posts/usePostProps';
export type { VotedPost } from './posts/voting/castVote';
export { useVote } from './posts/voting/useVote';
export { useCreatePost } from './posts/publishing/useCreatePost';
export type { NewPost } from './posts/publishing/createPost';
export { usePinAndBoost } from './posts/usePinAndBoost';
export { useDeletePost } from './posts/publishing/useDeletePost';
export { useContentDecisions } from './moderation/useContentDecisions';
export type {
  ContentDecision,
  ContentDecisionRequest,
  RecentRemoval,
  RemovalProgress,
} from './moderation/contentMutations';
export { useRemovedPicture } from './moderation/removedPictureQuery';
export { useHiddenComment, useHiddenPost, type HiddenPost } from './moderation/hiddenContentQueries';
export { useRecentContent, type RecentContent } from './moderation/recentContentQueries';
export { useMyRoles, type MyRoles, type OwnSanction, type Permission } from './moderation/useMyRoles';
export { useMyRolesState } from './moderation/useMyRolesState';
export { useDecisionNotifications } from './moderation/useDecisionNotifications';
export {
  useMemberOverview,
  type MemberOverview,
  type NewSanction,
  type SanctionKind,
} from './moderation/useMemberOverview';
export { useGrantedRoles, type GrantedRole, type RoleGrant } from './moderation/useGrantedRoles';
export { useAuditLog, type AuditEntry, type AuditFilter } from './moderation/useAuditLog';
export { useVoteRecord, type VoteRecord } from './moderation/useVoteRecord';
export { useClosedNetworks, type AddressBan, type NewAddressBan } from './moderation/useClosedNetworks';
export { useRemovals, type Removal } from './moderation/useRemovals';
export { reportShare } from './posts/reportShare';
export { standingOf, type Standing } from './posts/voting/standingOf';
export {
  useMemberFilters,
  useMemberFiltersState,
  type FilterableItem,
  type FoldReason,
} from './filters/useMemberFilters';
export type { MemberFilters } from './filters/filterKeys';
export { useComments } from './comments/useComments';
export { keepOutbox } from './outbox/keepOutbox';
export type { CreateOutbox } from './outbox/outboxOption';
export type { CreatedComment, CreatedPost } from './outbox/outboxCalls';
export type { OutboxItem } from './outbox/outboxItem';
export { useOutbox } from './outbox/useOutbox';
export type { OutboxStorage } from './outbox/outboxStorage';
export { useMentions } from './users/useMentions';
export { useUserSearch } from './users/useUserSearch';
export type { MentionMatch, MentionSearch } from './users/mentionSearch';
export { useSearch } from './search/searchPosts';
export { useSuggestions } from './search/useSuggestions';
export { useTags } from './tags/tagQueries';
export { useLeaderboard } from './leaderboard/leaderboardQuery';
export { usersQuery, useProfile, useUsers } from './users/userQueries';
export { useAccount, useSaveProfile } from './users/useAccount';
export type { AccountDeletion, Leave, PasswordChange } from './users/accountMutations';
export type { ProfileChange, SocialService } from './users/profileMutations';
export { useEmail } from './users/useEmail';
export type { EmailChange, EmailSettings } from './users/emailMutations';
export { usePush, type PushKind, type SubscribeToPush, type WantedPush } from './users/usePush';
export { useTasks } from './users/useTasks';
export { loadSite } from './site/loadSite';
export { siteQuery, useSite } from './site/useSite';
export { acceptedMedia, acceptedPictures } from './uploads/acceptedFiles';
export { createPostMedia, type PostFile, type PostMedia, type PostMediaOptions } from './uploads/postMedia';
export { uploadFile, type UploadOptions } from './uploads/uploadFile';

export { useSession, type SessionUser } from './session/useSession';
export { useEndSession, useSessions, type ListedSession } from './session/useSessions';
export { useIdentities, type Identities, type Identity } from './session/useIdentities';
export {
  useIdentityProviders,
  useIdentitySignUp,
  useSignInAnswer,
  type IdentityProvider,
  type IdentitySignUp,
  type IdentitySignUpRequest,
  type SignInResult,
} from './session/useIdentityProviders';
export { useConfirmEmail, usePasswordReset } from './session/useMailLinks';
export { useProof, useSecondFactor, type Proof, type SecondFactor } from './session/useSecondFactor';
export type { GetPasskey, PasskeyJson } from './session/passkeys';
export { useApplicants, type Applicant, type SignUpRefusal } from './signUp/useApplicants';
export { useInvitations, type Invitation } from './signUp/useInvitations';
export type { SignUpConditions } from './session/signUpConditions';
export type { AuthFormOptions } from './session/authFormOptions';
export { useAuthForm } from './session/useAuthForm';
export { lazyStore, memoryStore, type KeyValueStore } from './session/keyValueStore';
export type { SessionStore } from './session/SessionStore';
export { sessionKey } from './session/storedSession';
export { useReport } from './moderation/useReport';
export type { NewReport, Report } from './moderation/reports';
export { useAppeals, useCase, useCases, useClaims, useDecideCase, useLiveQueue } from './moderation/useQueue';
export type { Case, CaseDecision, CaseDetails } from './moderation/caseQueries';
export type { CaseList } from './moderation/queueKeys';
export { useDecision, useOwnDecisions } from './moderation/useDecision';
export type { Decision, DecisionStep } from './moderation/decisionQueries';
export { useChat } from './live/useChat';
export { useNotifications } from './live/useNotifications';
export type { ConnectSocket, LiveSocket } from './live/LiveSocket';
