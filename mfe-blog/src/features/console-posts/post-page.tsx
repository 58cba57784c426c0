import { postDetail, type PostDetail } from '@northgate/contracts/console/posts';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDesk } from './desk-context';
import { PostEditor } from './post-editor';
import { createPostStore, PostContext } from './post-store';
import { SaveBeforeLeaving } from './save-before-leaving';

/** The post of the address. */
export function PostPage() {
  const { id = '' } = useParams();
  const { client } = useDesk();
  const { data, error, reload } = useLoaded(id, async (signal) =>
    postDetail.parse((await client.get<unknown>(`/desk/posts/${id}`, { signal })).data),
  );
  if (data?.id === id) return <OpenedPost key={id} detail={data} />;
  return error ? (
    <Failed title="The post cannot be read" why={error} again={reload} />
  ) : (
    <Loading what="Reading the post" lines={8} />
  );
}

function OpenedPost({ detail }: { detail: PostDetail }) {
  const { client } = useDesk();
  const [store] = useState(() => createPostStore(client, detail));
  return (
    <PostContext value={store}>
      <PostEditor />
      <SaveBeforeLeaving />
    </PostContext>
  );
}
