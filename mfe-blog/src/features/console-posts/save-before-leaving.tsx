import { Button, Text } from '@chakra-ui/react';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { useEffect, useState } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { usePost, usePostStore, type PostStore } from './post-store';

/** What is typed is saved before its page is left; where that fails, the author says whether to leave it. */
export function SaveBeforeLeaving() {
  const store = usePostStore();
  const error = usePost((post) => post.error);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.getState().saving !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  );
  const asks = useSavingFirst(store, blocker);
  useAskingToClose(store);
  const actions = (
    <>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        Leave without saving
      </Button>
      <Button bg="signal" color="on-signal" onClick={() => blocker.reset?.()}>
        Stay
      </Button>
    </>
  );
  return (
    <FormDialog title="Not saved" open={asks} stays close={() => blocker.reset?.()} actions={actions}>
      <Text>{error ?? 'Somebody else changed this post, too.'}</Text>
      <Text mt="2">What was typed since it was saved last is lost when you leave.</Text>
    </FormDialog>
  );
}

/** Goes on by itself once everything is saved; true when that failed. */
function useSavingFirst(store: PostStore, blocker: Blocker): boolean {
  const [failed, setFailed] = useState<Blocker | null>(null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    void store
      .getState()
      .save()
      .then((isSaved) => {
        if (!isCurrent) return;
        if (isSaved) blocker.proceed();
        else setFailed(blocker);
      });
    return () => {
      isCurrent = false;
    };
  }, [store, blocker]);
  return blocker.state === 'blocked' && failed === blocker;
}

/** The browser asks before it closes on words that are not saved. */
function useAskingToClose(store: PostStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.getState().saving !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
}
