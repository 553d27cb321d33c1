import {
  createForum,
  ForumProvider,
  standingOf,
  useAuthForm,
  useChat,
  useComments,
  useFeed,
  useMentions,
  useNotifications,
  usePost,
  useProfile,
  useSession,
  useVote,
  type PostView,
} from '@alphazone/react';
import {
  AuthForm,
  ChatPanel,
  CommentForm,
  CommentList,
  CommentSection,
  ErrorState,
  KitProvider,
  NotificationMenu,
  PostArticle,
  PostCard,
  PostList,
  ProfileHeader,
  postPath,
  userPath,
} from '@alphazone/ui';

const forum = createForum({ baseUrl: 'https://forum.example' });

export function App({ postId }: { postId: string | undefined }) {
  return (
    <ForumProvider forum={forum}>
      <KitProvider>
        <Account />
        {postId === undefined ? <Feed /> : <Post id={postId} />}
        <Chat />
      </KitProvider>
    </ForumProvider>
  );
}

function Feed() {
  const { posts = [], error, retry, ...more } = useFeed({ sort: 'hot' });
  const vote = useVote();
  if (error) return <ErrorState onRetry={retry}>{error.message}</ErrorState>;
  return (
    <PostList
      aria-label="Posts"
      posts={posts}
      hasMore={more.hasMore}
      onEndReached={more.loadMore}
      renderPost={(post, itemProps) => (
        <PostCard
          {...itemProps}
          post={post}
          feed="general"
          standing={standingOf(post)}
          onVote={(value) => void vote(post, value)}
        />
      )}
    />
  );
}

function Post({ id }: { id: string }) {
  const { post } = usePost(id);
  const vote = useVote();
  if (!post) return null;
  return (
    <PostArticle
      post={post}
      standing={standingOf(post)}
      onVote={(value) => void vote(post, value)}
      onShare={() => void navigator.clipboard.writeText(location.href)}
    >
      <Comments post={post} />
    </PostArticle>
  );
}

function Comments({ post }: { post: PostView }) {
  const { comments, add, isSending } = useComments(post);
  const { user } = useSession();
  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm
        author={user}
        search={useMentions()}
        isBusy={isSending}
        onSubmit={async (text) => (await add(text)).ok}
      />
      <CommentList comments={comments} currentUserId={user?._id} />
    </CommentSection>
  );
}

function Account() {
  const { user } = useSession();
  return user ? <Member id={user._id} /> : <LogIn />;
}

function LogIn() {
  return <AuthForm {...useAuthForm()} />;
}

function Member({ id }: { id: string }) {
  const { user } = useProfile(id);
  const bell = useNotifications((target) =>
    location.assign(target.kind === 'post' ? postPath(target.id) : userPath(target.id)),
  );
  return (
    <>
      <NotificationMenu {...bell} />
      {user && <ProfileHeader user={user} />}
    </>
  );
}

function Chat() {
  return <ChatPanel {...useChat()} />;
}
