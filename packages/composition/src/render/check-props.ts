import { remoteComponents } from '@northgate/contracts/components.js';
import { contractBroken } from '@northgate/contracts/frame.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { ComponentType } from 'react';

type Props = Record<string, unknown>;
type PlainComponent = (props: Props) => unknown;

/** What React itself asks of any props. */
const ofReact = new Set(['children', 'key', 'ref', 'toJSON', '$$typeof']);

/**
 * A component of one app as another one shows it, which throws a sentence with component, prop, giver and taker when the
 * giver does not keep the contract, or the taker reads a prop that is not in it. That way a renamed prop is noticed also
 * where a default value stands in for it.
 */
export function checkProps(
  name: string,
  component: ComponentType<never>,
  giver: AppName,
): ComponentType<never> {
  const schema = remoteComponents[name as keyof typeof remoteComponents];
  const isClass = Boolean(
    (component.prototype as { isReactComponent?: object } | undefined)?.isReactComponent,
  );
  if (!schema || typeof component !== 'function' || isClass) return component;
  const known = Object.keys(schema.shape);
  const [taker] = name.split('/');
  const Checked = (props: Props) => {
    const wrong = schema.safeParse(props).error?.issues.map((issue) => sentence(issue, name, giver));
    if (wrong?.length) throw broken(wrong.join('; '));
    const watched = new Proxy(props, {
      get(target, prop, receiver) {
        if (typeof prop === 'string' && !known.includes(prop) && !ofReact.has(prop))
          throw broken(
            `${taker} reads the prop "${prop}" of ${name}, which is not in its contract, so ${giver} does not give it`,
          );
        return Reflect.get(target, prop, receiver) as unknown;
      },
    });
    // Called and not made an element of: React would copy the props.
    return (component as unknown as PlainComponent)(watched);
  };
  return Checked as unknown as ComponentType<never>;
}

const broken = (message: string): Error => Object.assign(new Error(message), { name: contractBroken });

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  input?: unknown;
}

function sentence({ code, path, message, keys = [] }: Issue, name: string, giver: AppName): string {
  if (code === 'unrecognized_keys')
    return `${giver} gives ${name} the prop "${keys.join('", "')}", which is not in its contract`;
  return `${giver} does not give ${name} the prop "${path.join('.')}" as its contract has it: ${message}`;
}
