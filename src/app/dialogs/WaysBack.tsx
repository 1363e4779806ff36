import { useLocation } from 'react-router-dom';
import { RecapOffer } from './RecapOffer';
import { ResumeLink } from './ResumeLink';
import { useStoryRoute } from './use-story-route';

/** What a reader who returns is offered. */
const WaysBack = () => {
  const { pathname } = useLocation();
  const { docid } = useStoryRoute();
  return (
    <>
      <ResumeLink key={`${pathname} ${docid}`} />
      <RecapOffer />
    </>
  );
};

export default WaysBack;
