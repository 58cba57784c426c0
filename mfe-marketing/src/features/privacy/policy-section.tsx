import { frame } from '@northgate/contracts/frame';
import { Facts } from '@northgate/ui/components/facts';
import { Text } from '@northgate/ui/components/text';
import { facts, type PrivacyPassage, type PrivacySection } from '../../content/privacy.content';
import styles from './policy.module.css';

/** One section of the policy; the one on contact ends with the addresses. */
export const PolicySection = ({ id, title, passages }: PrivacySection) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <Text as="h2" look="h3" id={`${id}-title`} className={styles.title}>
      {title}
    </Text>
    {passages.map((passage, index) => (
      <Passage key={index} {...passage} />
    ))}
    {id === 'policy-contact' ? <Addresses /> : null}
  </section>
);

const Passage = ({ title, texts, points = [] }: PrivacyPassage) => (
  <>
    {title ? (
      <Text as="h3" look="h4" className={styles.subtitle}>
        {title}
      </Text>
    ) : null}
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {points.length > 0 ? (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ) : null}
  </>
);

function Addresses() {
  const { email, siteUrl } = frame().brand;
  return (
    <Facts
      facts={[
        { term: facts.email, detail: <a href={`mailto:${email}`}>{email}</a> },
        { term: facts.site, detail: <a href={siteUrl}>{siteUrl}</a> },
      ]}
    />
  );
}
