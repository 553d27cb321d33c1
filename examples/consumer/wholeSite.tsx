import '@alphazone/ui/font.css';

import {
  createForum,
  ForumProvider,
  useAuthForm,
  useChat,
  useComments,
  useFeed,
  useNotifications,
  usePost,
  usePostEditor,
  usePostProps,
  useProfile,
  useSession,
  useSite,
  type PostView,
} from '@alphazone/react';
import {
  AuthForm,
  AvatarMenu,
  BottomBar,
  CategoryMenu,
  ChatPanel,
  CommentForm,
  CommentList,
  CommentSection,
  createTheme,
  EmptyState,
  ErrorState,
  FeedHeader,
  Footer,
  keepColorScheme,
  KitProvider,
  NavBar,
  NotificationMenu,
  PageHeading,
  PageLayout,
  PostArticle,
  PostArticleSkeleton,
  PostCard,
  PostEditor,
  PostList,
  PostListSkeleton,
  ProfileAbout,
  ProfileHeader,
  ThemeMenu,
  useColorScheme,
  userPath,
} from '@alphazone/ui';
import { useState, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

const theme = createTheme({ seed: '#2f855a' });
const colorScheme = keepColorScheme(window);

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/Auth', element: <LogIn /> },
      { path: '/CreatePost/:category', element: <NewPost /> },
      { path: '/Posts/:id', element: <Post /> },
      { path: '/Users/:id', element: <Profile /> },
      { path: '/Tags', element: <Tag /> },
      { path: '/:zone?', element: <Zone /> },
    ],
  },
]);

const forum = createForum({ onGuest: () => router.navigate('/Auth') });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ForumProvider forum={forum}>
      <KitProvider theme={theme} link={PageLink}>
        <RouterProvider router={router} />
      </KitProvider>
    </ForumProvider>,
  );

/** Renders every link of the kit. */
function PageLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}

function Shell() {
  const { site, zones } = useSite();
  const { user, logOut } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isChatOpen, setChatOpen] = useState(false);
  const themeMenu = <ThemeMenu value={useColorScheme(colorScheme)} onChange={colorScheme.choose} />;
  const create = ({ name }: { name: string }) => void navigate(`/CreatePost/${encodeURIComponent(name)}`);
  const brand = site?.brand.name ?? '';
  return (
    <PageLayout
      header={
        <NavBar
          brand={brand}
          zones={zones}
          currentHref={pathname}
          create={<CategoryMenu zones={zones} onCreate={create} />}
          visitor={themeMenu}
          member={
            user && (
              <>
                {themeMenu}
                <Bell />
                <AvatarMenu user={user} onLogOut={logOut} />
              </>
            )
          }
        />
      }
      sidebar={<ChatPanel {...useChat()} />}
      sidebarLabel="Chat"
      isSidebarOpen={isChatOpen}
      onSidebarOpenChange={setChatOpen}
      footer={<Footer brand={brand} />}
      bottomBar={
        <BottomBar
          zones={zones}
          currentHref={pathname}
          onCreate={create}
          onChat={() => setChatOpen(true)}
          profileHref={user && userPath(user._id)}
        />
      }
    >
      <Outlet />
    </PageLayout>
  );
}

function Bell() {
  const navigate = useNavigate();
  return <NotificationMenu {...useNotifications(({ href }) => void navigate(href))} />;
}

/** At `/`, the posts of all zones. */
function Zone() {
  const { pathname } = useLocation();
  const { site, zones, error, retry } = useSite();
  if (error) return <ErrorState onRetry={retry}>{error.message}</ErrorState>;
  if (!site) return <PostListSkeleton />;
  const zone = zones.find(({ href }) => href.toLowerCase() === pathname.toLowerCase());
  if (!zone && pathname !== '/') return <EmptyState>No such zone.</EmptyState>;
  return <Feed key={pathname} zone={zone} />;
}

/** At `/Tags?tag=…`, the posts with the tag. */
function Tag() {
  const tag = useSearchParams()[0].get('tag');
  return tag ? <Feed key={tag} tag={tag} /> : <Navigate to="/" replace />;
}

function Feed({ zone, tag }: { zone?: { name: string; description: string } | undefined; tag?: string }) {
  const filter = { ...(zone && { category: zone.name }), ...(tag && { tag }) };
  const { listProps, total } = useFeed({ sort: 'hot', ...filter });
  const postProps = usePostProps();
  const title = tag ?? zone?.name ?? 'All posts';
  return (
    <>
      <FeedHeader title={title} description={zone?.description} count={total} />
      <PostList
        {...listProps}
        aria-label={title}
        empty="No posts yet."
        renderPost={(post, itemProps) => (
          <PostCard {...itemProps} {...postProps(post)} feed={zone ? 'category' : 'general'} />
        )}
      />
    </>
  );
}

function Post() {
  const { post, error, retry } = usePost(useParams().id ?? '');
  const postProps = usePostProps();
  if (error) return <ErrorState onRetry={retry}>{error.message}</ErrorState>;
  if (!post) return post === null ? <EmptyState>No such post.</EmptyState> : <PostArticleSkeleton />;
  return (
    <PostArticle {...postProps(post)} onShare={() => void navigator.clipboard.writeText(location.href)}>
      <Comments key={post._id} post={post} />
    </PostArticle>
  );
}

function Comments({ post }: { post: PostView }) {
  const { formProps, listProps } = useComments(post);
  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm {...formProps} />
      <CommentList {...listProps} />
    </CommentSection>
  );
}

function NewPost() {
  const { category = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>New post in {category}</PageHeading>
      <PostEditor {...usePostEditor(category, { onCreated: () => void navigate('/') })} />
    </>
  );
}

function LogIn() {
  const { user } = useSession();
  const form = useAuthForm();
  return user ? <Navigate to="/" replace /> : <AuthForm {...form} />;
}

function Profile() {
  const { user, error, retry } = useProfile(useParams().id ?? '');
  if (error) return <ErrorState onRetry={retry}>{error.message}</ErrorState>;
  if (!user) return user === null && <EmptyState>No such member.</EmptyState>;
  return (
    <>
      <ProfileHeader user={user} />
      <ProfileAbout user={user} />
    </>
  );
}
