import { usePostList } from '../../api/posts/postQueries';
import { useTitle } from '../../layout/useTitle';
import { RouterLink } from '../../layout/RouterLink';
import { paths } from '../../paths';

/** The posts of all zones. */
export function Home() {
  const { posts, total } = usePostList({ sort: 'hot' });
  useTitle(undefined);
  if (!posts) return <p>Loading...</p>;
  return (
    <>
      <h1>{total} Posts</h1>
      {posts.map((post) => (
        <p key={post._id}>
          <RouterLink href={paths.post(post._id)}>{post.postTitle}</RouterLink>
        </p>
      ))}
    </>
  );
}
