import type { PaletteColor, SimplePaletteColorOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

interface InkColours<Colour> {
  ai: Colour;
  shu: Colour;
  heiwa: Colour;
  keiki: Colour;
  konton: Colour;
}

interface Grounds {
  paper: string;
  card: string;
  ink: string;
  second: string;
  rule: string;
  edge: string;
}

declare module '@mui/material/styles' {
  interface Palette extends InkColours<PaletteColor>, Grounds {}
  interface PaletteOptions extends InkColours<SimplePaletteColorOptions>, Grounds {}
  interface ColorSchemeOverrides {
    sepia: true;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypographyVariants {
    story: CSSProperties;
  }
  interface TypographyVariantsOptions {
    story?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    story: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    ai: true;
    shu: true;
    heiwa: true;
    keiki: true;
    konton: true;
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    ai: true;
    shu: true;
    heiwa: true;
    keiki: true;
    konton: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    ai: true;
    shu: true;
    heiwa: true;
    keiki: true;
    konton: true;
  }
}
declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsColorOverrides {
    ai: true;
    shu: true;
    heiwa: true;
    keiki: true;
    konton: true;
  }
}
