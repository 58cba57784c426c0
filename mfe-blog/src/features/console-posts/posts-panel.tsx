import type { PanelProps } from '@northgate/contracts/console/panel';
import { isEnough } from '@northgate/contracts/console/session';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DeskContext } from './desk-context';
import { PostPage } from './post-page';
import { PostsPage } from './posts-page';

/** Posts of the blog: all of them in a list, and one to be written and published. */
export function PostsPanel({ role, client, notify }: PanelProps) {
  const mayChange = isEnough(role, 'editor');
  const desk = useMemo(() => ({ client, notify, mayChange }), [client, notify, mayChange]);
  return (
    <DeskContext value={desk}>
      <Routes>
        <Route index element={<PostsPage />} />
        <Route path=":id" element={<PostPage />} />
      </Routes>
    </DeskContext>
  );
}
