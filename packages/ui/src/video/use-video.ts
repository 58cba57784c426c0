import { frame, videoEvent } from '@northgate/contracts/frame';
import type { Brand } from '@northgate/site/brand';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useQuiet } from '../hooks/use-quiet';
import { useSeen } from '../hooks/use-seen';
import { embedAddress, isMuted, withMute } from './embed-address';

/** Milliseconds from mounting until the mute control works. */
export const initialisesAfter = 1000;

/** The videos a brand names. */
export type EmbedName = keyof Brand['video']['embeds'];

/** The elements the control works on; one that is missing is only logged. */
export interface VideoElements {
  surface: RefObject<HTMLDivElement | null>;
  video: RefObject<HTMLIFrameElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  status: RefObject<HTMLSpanElement | null>;
}

/**
 * A video that plays muted once it is seen. The still waits for the visitor where their settings ask for it, and where
 * the video is another site's and the brand does not let it start: nothing is asked of that site before.
 */
export function useVideo(embed: EmbedName) {
  const { embeds, parameters, autoplay } = frame().brand.video;
  const mayStart = autoplay || embeds[embed].startsWith('/');
  const elements: VideoElements = {
    surface: useRef(null),
    video: useRef(null),
    button: useRef(null),
    status: useRef(null),
  };
  const quiet = useQuiet();
  const seen = useSeen(elements.surface);
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null);
  const [address, setAddress] = useState(() => embedAddress(embeds[embed], parameters));
  const initialised = useInitialised();

  const wanted = choice ? choice === 'play' : mayStart && !quiet;
  const muted = isMuted(address, parameters);
  const toggleMute = () => {
    if (!initialised || !complete(elements)) return;
    setAddress(withMute(address, parameters, !muted));
  };
  const stop = () => {
    setChoice('stop');
    setAddress(withMute(address, parameters, true));
    elements.button.current?.focus();
  };
  return {
    elements,
    address,
    muted,
    wanted,
    playing: wanted && seen,
    press: wanted ? toggleMute : () => setChoice('play'),
    stop,
  };
}

/** True a while after mounting, or when the host says so; being told twice changes nothing. */
function useInitialised(): boolean {
  const [initialised, setInitialised] = useState(false);
  useEffect(() => {
    const start = () => setInitialised(true);
    const timer = setTimeout(start, initialisesAfter);
    document.addEventListener(videoEvent, start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(videoEvent, start);
    };
  }, []);
  return initialised;
}

function complete({ video, button, status }: VideoElements): boolean {
  const missing = Object.entries({ video, button, status }).filter(([, element]) => !element.current);
  for (const [name] of missing) console.warn(`Video control: the ${name} is missing`);
  return missing.length === 0;
}
