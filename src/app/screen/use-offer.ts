import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { noteOffer } from '../../features/registration/offer-form';
import { selectIsKnownGuest } from '../../features/user/user-slice';
import type { OpenPanel } from '../panels/use-open-panel';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * Opens the registration form by itself: at home to a guest who has not begun to read, there or elsewhere, and again where
 * an attempt fails after it was closed.
 * @param panels How many panels are open: it waits until there is none.
 */
export function useOffer(open: OpenPanel, panels: number, isHome: boolean): void {
  const dispatch = useAppDispatch();
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  const { isToBeOffered, failure } = useAppSelector(({ registration }) => registration);
  // A step that the app made to home began at another page.
  const isFirstPage = useNavigationType() === NavigationType.Pop;
  const isDue = isKnownGuest && isToBeOffered && isHome && panels === 0;
  const openForm = useEffectEvent(() => {
    if (panels === 0) open({ name: 'registration' });
  });
  useEffect(() => {
    if (!isDue) return;
    if (isFirstPage && window.scrollY === 0) openForm();
    dispatch(noteOffer());
  }, [isDue, isFirstPage, dispatch]);
  useEffect(() => {
    if (failure !== '') openForm();
  }, [failure]);
}
