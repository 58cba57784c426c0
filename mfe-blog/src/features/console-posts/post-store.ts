import type { DeskClient } from '@northgate/contracts/console/panel';
import { postDetail, type PostDetail, type PostFields } from '@northgate/contracts/console/posts';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { differingFields } from './post-text';
import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** How long somebody may pause before what they typed is saved, in milliseconds. */
const pause = 1200;

/** Words of somebody else that stand where ours would be saved. */
export interface Theirs {
  detail: PostDetail;
  fields: PostFields;
  author: string;
}

/** A post as it is worked on in one window. */
interface PostState {
  /** As the api last said. */
  detail: PostDetail;
  fields: PostFields;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  error: string | null;
  theirs: Theirs | null;
  /** Grows whenever fields are replaced by others than those that were typed. */
  generation: number;
  edit: (part: Partial<PostFields>) => void;
  /** Puts other words in place of all. */
  replace: (fields: PostFields) => void;
  /** Goes on from what somebody else saved, with these words. */
  settle: (fields: PostFields) => Promise<void>;
  /** Resolves once everything typed is saved; false where it could not be. */
  save: () => Promise<boolean>;
  /** Does something with what is saved, such as publishing it; null where it did not happen. Throws what the api refuses. */
  act: (what: string, body?: (detail: PostDetail) => unknown) => Promise<PostDetail | null>;
}

export type PostStore = StoreApi<PostState>;

const isConflict = (error: unknown): boolean =>
  (error as { refusal?: { status?: number } } | null)?.refusal?.status === 409;

/** Work on one post: typed words are saved by themselves, and never over words of others. */
export function createPostStore(client: DeskClient, opened: PostDetail): PostStore {
  const address = `/desk/posts/${opened.id}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);

  return createStore<PostState>()((set, get) => {
    /** Finds out whose words stand there now. */
    const meet = async (): Promise<void> => {
      const detail = postDetail.parse((await client.get<unknown>(address)).data);
      const isSaved = detail.version !== get().detail.version;
      const fields = isSaved ? detail.fields : (detail.live?.fields ?? detail.fields);
      if (!differingFields(fields, get().fields).length) return set({ detail, saving: 'saved', error: null });
      set({ theirs: { detail, fields, author: isSaved ? detail.savedBy : 'the site' }, saving: 'failed' });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void get().save(), pause);
      set({ saving: 'waiting' });
    };
    const send = async (): Promise<boolean> => {
      const { fields, detail, theirs, saving } = get();
      if (theirs) return false;
      if (saving === 'saved') return true;
      set({ saving: 'saving' });
      try {
        const { data } = await client.put<unknown>(address, { version: detail.version, fields });
        const typedOn = get().fields !== fields;
        set({ detail: postDetail.parse(data), saving: typedOn ? 'waiting' : 'saved', error: null });
        return typedOn ? await send() : true;
      } catch (error) {
        set({ saving: 'failed', error: sentenceOf(error) });
        if (isConflict(error)) await meet().catch(() => {});
        return false;
      }
    };
    const replace = (fields: PostFields) => {
      set(({ generation }) => ({ fields, generation: generation + 1 }));
      later();
    };
    return {
      ...{ detail: opened, fields: opened.fields, saving: 'saved', error: null, theirs: null, generation: 0 },
      replace,
      edit: (part) => {
        set(({ fields }) => ({ fields: { ...fields, ...part } }));
        later();
      },
      settle: async (fields) => {
        const { theirs } = get();
        if (theirs) set({ detail: theirs.detail, theirs: null });
        replace(fields);
        await get().save();
      },
      save: () => {
        clearTimeout(timer);
        running = running.then(send, send);
        return running;
      },
      act: async (what, body = () => ({})) => {
        if (!(await get().save())) return null;
        const { detail: saved, fields: typed } = get();
        try {
          const { data } = await client.post<unknown>(`${address}/${what}`, body(saved));
          const detail = postDetail.parse(data);
          set(({ fields, generation }) =>
            fields === typed ? { detail, fields: detail.fields, generation: generation + 1 } : { detail },
          );
          return detail;
        } catch (error) {
          if (!isConflict(error)) throw error;
          await meet();
          return null;
        }
      },
    };
  });
}

export const PostContext = createContext<PostStore | null>(null);

/** The post that is worked on, for what is to be known at another time than now. Throws outside of its page. */
export function usePostStore(): PostStore {
  const store = useContext(PostContext);
  if (store) return store;
  throw new Error('No post is worked on here.');
}

/** Part of the post that is worked on. */
export const usePost = <T>(select: (state: PostState) => T): T => useStore(usePostStore(), select);
