import { usePostList } from '../../api/posts/postQueries';
import { RouterLink } from '../../layout/RouterLink';
import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

export interface CategoryFeedProps {
  /** A zone's name, as the site settings write it. */
  category: string;
}

/** The posts of a zone. */
export function CategoryFeed({ category }: CategoryFeedProps) {
  const { posts } = usePostList({ sort: 'hot', category });
  useTitle(category);
  if (!posts) return <p>Loading posts...</p>;
  return (
    <>
      <h1>{category}</h1>
      {posts.length === 0 && <p>{messages.emptyCategory(category)}</p>}
      {posts.map((post) => (
        <p key={post._id}>
          <RouterLink href={paths.post(post._id)}>{post.postTitle}</RouterLink>
        </p>
      ))}
    </>
  );
}
