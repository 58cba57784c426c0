import Authority from './drawings/authority.svg';
import Extraction from './drawings/extraction.svg';
import Injection from './drawings/injection.svg';
import Jailbreak from './drawings/jailbreak.svg';
import Poison from './drawings/poison.svg';
import Query from './drawings/query.svg';

const lines = {
  injection: Injection,
  jailbreak: Jailbreak,
  extraction: Extraction,
  query: Query,
  poison: Poison,
  authority: Authority,
};

/** One line of what a model reads, with what is wrong in it overprinted. */
export function WeaknessLine({ weakness }: { weakness: keyof typeof lines }) {
  const Drawing = lines[weakness];
  return <Drawing />;
}
