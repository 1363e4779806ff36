import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HEAD_WAYS } from '../../../view/page/page-rules';
import { welcomeTexts } from '../../../view/texts/welcome';
import { DIMMED } from '../../../view/tokens/measures';
import { HEADINGS } from '../../../view/tokens/type';
import type { OpeningLink, WelcomeLink } from '../../../view/welcome/welcome-links';
import { welcomeRules } from '../../../view/welcome/welcome-rules';

interface WelcomeProps {
  /** null while it is on its way: its place is kept. */
  readonly newest: WelcomeLink | null;
  /** null while they are on their way. */
  readonly openings: readonly OpeningLink[] | null;
  /** The one thing to do, and how the newest section goes on. */
  readonly children: ReactNode;
}

const Section = styled('section')(({ theme }) => {
  const { ink, second, ai, rule } = theme.vars.palette;
  const { '&': welcome, ...within } = welcomeRules({ ink, second, ai: ai.main, rule });
  return {
    ...welcome,
    ...within,
    '& h1': { ...HEADINGS.h1, margin: 0 },
    '& .ways': HEAD_WAYS,
    ...theme.applyStyles('dark', { '& .cover': { filter: DIMMED } }),
  };
});

const LinkWords = ({ label, words }: Pick<WelcomeLink, 'label' | 'words'>) => (
  <>
    <small>{label}</small>
    <p>{words}</p>
  </>
);

/** Home, to strangers: what this is, the newest section, and where to begin. */
export const Welcome = ({ newest, openings, children }: WelcomeProps) => (
  <Section aria-label={welcomeTexts.title} className="welcome">
    <h1>{welcomeTexts.title}</h1>
    <p className="about">{welcomeTexts.about}</p>
    <div className="ways">{children}</div>
    {newest === null ? (
      <div className="newest" aria-hidden>
        <LinkWords label={'\u00A0'} words="" />
      </div>
    ) : (
      <Link className="newest" to={newest.path}>
        <LinkWords {...newest} />
      </Link>
    )}
    {openings?.length !== 0 && (
      <>
        <h2>{welcomeTexts.openings}</h2>
        <ul>
          {openings?.map((link) => (
            <li key={link.path}>
              <Link to={link.path}>
                <span className="cover">
                  {link.picture !== '' && <img src={link.picture} alt="" />}
                </span>
                <LinkWords {...link} />
              </Link>
            </li>
          ))}
        </ul>
      </>
    )}
  </Section>
);
