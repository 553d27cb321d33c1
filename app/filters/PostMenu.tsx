import { useMemberFilters, type PostView } from '@alphazone/react';
import { Menu, MoreMenu } from '@alphazone/ui';
import { EyeOff } from 'lucide-react';

import { messages } from '../messages';
import { pictureId } from '../moderation/pictureId';
import { ReportItem } from '../moderation/reports/ReportItem';
import { MemberItems } from './MemberItems';
import { MenuPlaceholder } from './MenuPlaceholder';
import type { MenuState } from './useMenuState';

export interface PostMenuProps {
  post: PostView;
  /** From `useMenuState`. */
  state: MenuState;
  /** Called when the post is hidden. Absent: no item to hide it. */
  onHide?: () => void;
}

/** The items mount when the menu opens, because a feed has many menus. */
export function PostMenu({ state, ...props }: PostMenuProps) {
  if (state === 'placeholder') return <MenuPlaceholder memberId={props.post.userId} />;
  if (state === 'none') return null;
  return (
    <MoreMenu label={messages.filters.moreAbout(props.post.postTitle)}>
      <PostItems {...props} />
    </MoreMenu>
  );
}

function PostItems({ post, onHide }: Omit<PostMenuProps, 'state'>) {
  const filters = useMemberFilters();
  const pictures = post.mediaUrls
    .filter(({ type }) => type?.startsWith('image/'))
    .flatMap(({ url }) => pictureId(url) ?? []);
  const hide = () => {
    onHide?.();
    void filters?.setHidden(post._id, true);
  };
  return (
    <>
      {onHide && (
        <Menu.Item onSelect={hide}>
          <EyeOff aria-hidden />
          {messages.filters.hidePost}
        </Menu.Item>
      )}
      {!onHide &&
        pictures.map((id, index) => (
          <ReportItem
            key={id}
            label={messages.reportPicture(pictures.length > 1 ? index + 1 : undefined)}
            target="picture"
            id={id}
          />
        ))}
      <MemberItems
        member={{ _id: post.userId, name: post.userPosted }}
        reports={{ target: 'post', id: post._id }}
      />
    </>
  );
}
