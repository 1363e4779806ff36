import { BASE_PATH } from '../../story/turn-url';
import { welcomeTexts } from '../../view/texts/welcome';
import type { OpeningLink, WelcomeLink } from '../../view/welcome/welcome-links';
import { RegisterControl } from './controls/register-control';

export interface WelcomeProps {
  readonly newest: WelcomeLink | null;
  readonly openings: readonly OpeningLink[];
}

/** Home, to strangers, styled by `view/welcome/welcome-rules`: the app reads the links from here. */
export const Welcome = ({ newest, openings }: WelcomeProps) => (
  <section className="welcome" aria-label={welcomeTexts.title}>
    <h1>{welcomeTexts.title}</h1>
    <p className="about">{welcomeTexts.about}</p>
    <div className="ways">
      <RegisterControl />
    </div>
    {newest !== null && <LinkWords {...newest} className="newest" />}
    {openings.length > 0 && (
      <>
        <h2>{welcomeTexts.openings}</h2>
        <ul>
          {openings.map((link) => (
            <li key={link.path}>
              <LinkWords {...link} />
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);

const LinkWords = ({
  path,
  label,
  words,
  picture,
  className,
}: WelcomeLink & { readonly picture?: string; readonly className?: string }) => (
  <a href={`${BASE_PATH}${path}`} className={className}>
    {picture !== undefined && (
      <span className="cover">{picture !== '' && <img src={picture} alt="" />}</span>
    )}
    <small>{label}</small>
    <p>{words}</p>
  </a>
);
