import { useMemberFilters, type PostView } from '@alphazone/react';
import { Menu } from '@alphazone/ui';
import { EyeOff } from 'lucide-react';

import { messages } from '../messages';
import { pictureId } from '../moderation/pictureId';
import { ReportItem } from '../moderation/ReportItem';
import { MemberMenu } from './MemberMenu';

export interface PostMenuProps {
  post: PostView;
  /** Called when the post is hidden. Absent: it cannot be hidden here. */
  onHide?: () => void;
}

export function PostMenu({ post, onHide }: PostMenuProps) {
  const filters = useMemberFilters();
  const pictures = post.mediaUrls
    .filter(({ type }) => type?.startsWith('image/'))
    .flatMap(({ url }) => pictureId(url) ?? []);
  const hide = () => {
    onHide?.();
    void filters?.setHidden(post._id, true);
  };
  return (
    <MemberMenu
      label={messages.filters.moreAbout(post.postTitle)}
      member={{ _id: post.userId, name: post.userPosted }}
      reports={{ target: 'post', id: post._id }}
    >
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
    </MemberMenu>
  );
}
