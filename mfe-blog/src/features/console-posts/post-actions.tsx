import { Button } from '@chakra-ui/react';
import type { PostDetail } from '@northgate/contracts/console/posts';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from './desk-context';
import { usePost, usePostStore } from './post-store';
import { ReviewButton } from './review-button';
import { timeText } from './time-text';

const seen = ({ version, live }: PostDetail) => ({ version, live: live?.hash ?? '' });

const saidOf = ({ state, fields, live }: PostDetail): string =>
  state === 'scheduled'
    ? `It appears ${timeText(fields.date)}.`
    : `It is on the site, at /blog/${live?.slug ?? fields.slug}.`;

/** What brings a post to the site and takes it off. Each can be undone for a while. */
export function PostActions() {
  const { notify, mayChange } = useDesk();
  const { detail, saving, act, fields } = usePost((post) => post);
  const [busy, setBusy] = useState(false);
  if (!mayChange) return null;
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => notify({ text: sentenceOf(error), kind: 'failed' }));
    setBusy(false);
  };
  const withdraw = () =>
    attempt(async () => {
      if (await act('withdraw'))
        notify({ text: 'It is off the site.', undo: () => void attempt(() => publish(false)) });
    });
  const publish = async (mayUndo = detail.live === null) => {
    const out = await act('publish', seen);
    if (out) notify({ text: saidOf(out), ...(mayUndo ? { undo: () => void withdraw() } : {}) });
  };
  const isOut = detail.live !== null;
  const isNews = !isOut || detail.changed || saving !== 'saved';
  const isToCome = Date.parse(fields.date) > Date.now();
  return (
    <>
      {detail.state === 'draft' ? <DiscardButton /> : null}
      <ReviewButton />
      {isOut ? (
        <Button variant="outline" disabled={busy} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      ) : null}
      <Button
        bg="signal"
        color="on-signal"
        disabled={busy || !isNews}
        onClick={() => void attempt(() => publish())}
      >
        {isToCome ? 'Schedule' : isOut ? 'Update' : 'Publish'}
      </Button>
    </>
  );
}

/** Takes a draft away; undoing that begins it anew with the same words. */
function DiscardButton() {
  const { client, notify } = useDesk();
  const store = usePostStore();
  const navigate = useNavigate();
  const failed = (error: unknown) => notify({ text: sentenceOf(error), kind: 'failed' });
  const bringBack = async () => {
    const { data } = await client.post<PostDetail>('/desk/posts', store.getState().fields);
    await navigate(`/posts/${data.id}`);
  };
  const discard = async () => {
    const { save, detail } = store.getState();
    if (!(await save())) return;
    await client.delete(`/desk/posts/${detail.id}`);
    notify({ text: 'The draft is gone.', undo: () => void bringBack().catch(failed) });
    await navigate('/posts');
  };
  return (
    <Button variant="outline" onClick={() => void discard().catch(failed)}>
      Discard
    </Button>
  );
}
