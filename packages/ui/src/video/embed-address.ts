import type { Brand } from '@northgate/site/brand';

/** How the video's host calls its parameters. */
export type EmbedParameters = Brand['video']['parameters'];

const on = '1';
const off = '0';

/** The address of an embed that starts by itself, muted, repeats and shows no controls. */
export const embedAddress = (embed: string, names: EmbedParameters): string =>
  withParameters(embed, { [names.autoplay]: on, [names.mute]: on, [names.loop]: on, [names.controls]: off });

/** The same address with its mute parameter rewritten and nothing else. */
export const withMute = (address: string, names: EmbedParameters, muted: boolean): string =>
  withParameters(address, { [names.mute]: muted ? on : off });

export const isMuted = (address: string, names: EmbedParameters): boolean =>
  parametersOf(address).search.get(names.mute) === on;

function withParameters(address: string, values: Record<string, string>): string {
  const { path, search, hash } = parametersOf(address);
  for (const [name, value] of Object.entries(values)) search.set(name, value);
  return `${path}?${search}${hash}`;
}

function parametersOf(address: string): { path: string; search: URLSearchParams; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  return { path, search: new URLSearchParams(query), hash };
}
