import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { COUNTDOWN_MS } from '../../../story/countdown';
import { countdown as texts } from '../../messages/countdown';
import { adjust, reset, selectTime, start, stop, update } from './timer-slice';

const TICK_MS = 1000;

interface CountdownProps {
  /** When the next page is due, ms since 1970. */
  readonly dueAt: number;
  readonly now: () => number;
}

const minutesAndSeconds = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Counts down to the next page of a story that goes on. */
export const Countdown = ({ dueAt, now }: CountdownProps) => {
  const dispatch = useDispatch();
  const time = useSelector(selectTime);
  useEffect(() => {
    let ticked = now();
    const tick = () => {
      const at = now();
      // No event follows a computer's sleep, and its ticks are missing.
      dispatch(at - ticked > 2 * TICK_MS ? adjust(at) : update());
      ticked = at;
    };
    const intervalID = window.setInterval(tick, TICK_MS);
    // Whatever the interval between pages is, the timer's 15 minutes end when the next page is due.
    dispatch(reset());
    dispatch(start({ now: dueAt - COUNTDOWN_MS, intervalID }));
    const catchUp = () => dispatch(adjust(now()));
    catchUp();
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      window.clearInterval(intervalID);
      dispatch(stop());
    };
  }, [dispatch, dueAt, now]);
  return (
    <Typography
      role="timer"
      aria-label={texts.label}
      variant="body2"
      color="textSecondary"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {texts.label} {time > 0 ? minutesAndSeconds(time) : texts.soon}
    </Typography>
  );
};
